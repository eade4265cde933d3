/** Who is playing: a guest with a nickname, made when it is first needed. */
import { api } from "./api";
import { language } from "../browser/language.svelte";
import type { Me } from "./protocol";
import type { Colour } from "../people/colours";
import { stored } from "../browser/stored.svelte";

const nickname = stored<string>("nickname", "");
const colour = stored<Colour | "">("colour", "");

class GuestStore {
  me = $state.raw<Me | null>(null);

  get name(): string {
    return this.me?.name ?? nickname.value;
  }

  get colour(): Colour | "" {
    return this.me?.colour ?? colour.value;
  }

  /** Has somebody on this device ever said who they are? */
  get isIntroduced(): boolean {
    return !!nickname.value;
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
    await this.introduce(name, this.colour);
  }

  /** Kept on the device, too. */
  async introduce(name: string, wanted: Colour | ""): Promise<void> {
    await this.need();
    this.me = await api.changeMe({ name, colour: wanted });
    nickname.value = this.me.name;
    colour.value = wanted;
  }

  /** Nobody again, on the server and in this browser. */
  async forget(): Promise<void> {
    await api.forgetMe();
    this.me = null;
    nickname.value = "";
    colour.value = "";
  }

  async speak(): Promise<void> {
    if (this.me && this.me.language !== language.now)
      this.me = await api.changeMe({ language: language.now });
  }
}

export const guest = new GuestStore();
