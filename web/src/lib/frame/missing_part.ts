/** Part of the page could not be loaded: there is no connection, or the server has a newer page by now. */
import { ApiError } from "../server/api";
import { language } from "../browser/language.svelte";

export function whyMissing(): Error {
  if (!navigator.onLine) return new ApiError("offline", language.t.net.offline, 0);
  return new Error(language.t.offline.newer);
}
