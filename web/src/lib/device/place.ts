/** Who answers the page: a server on the network, or this device itself, by a server in a web worker. */

const PATH = "/device"; // where a page that comes from a server is answered by the device

/** True for the static site, which has no server, and for a server's page at its address for that. */
export const isOnDevice = import.meta.env.MODE === "site" || globalThis.location?.pathname === PATH;

/** The address of a file that lies beside the page, wherever that is. */
export const beside = (name: string) => new URL(import.meta.env.BASE_URL + name, document.baseURI).href;

/** Does the device have a server to come back to?  A static site has none. */
export const hasServer = isOnDevice && import.meta.env.MODE !== "site";
