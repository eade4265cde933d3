/** Who is playing: a guest with a nickname, made when it is first needed. */
import { api } from "./api";
import { language } from "../browser/language.svelte";
import type { Me } from "./protocol";
import { stored } from "../browser/stored.svelte";

const nickname = stored<string>("nickname", "");

class GuestStore {
  me = $state.raw<Me | null>(null);

  get name(): string {
    return this.me?.name ?? nickname.value;
  }

  /** Who the cookie says one is, if there is one. */
  async find(): Promise<void> {
    this.me = await api.me();
  }

  async need(): Promise<Me> {
    if (!this.me) await this.find();
    this.me ??= await api.becomeGuest({
      name: nickname.value || language.t.guest.usual,
      language: language.now,
    });
    return this.me;
  }

  async rename(name: string): Promise<void> {
    await this.need();
    this.me = await api.changeMe({ name });
    nickname.value = this.me.name;
  }

  /** Nobody again, on the server and in this browser. */
  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
    nickname.value = "";
  }

  async speak(): Promise<void> {
    if (this.me && this.me.language !== language.now)
      this.me = await api.changeMe({ language: language.now });
  }
}

export const guest = new GuestStore();
