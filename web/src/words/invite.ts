/** What is said about a link to give away. */
const en = {
  copy: "Copy",
  copied: "Copied",
  share: "Share",
  qr: "Show the QR code",
  noQr: "Hide the QR code",
  qrOf: (what: string) => `QR code: ${what}`,
};

const fr: typeof en = {
  copy: "Copier",
  copied: "Copié",
  share: "Partager",
  qr: "Afficher le code QR",
  noQr: "Masquer le code QR",
  qrOf: (what) => `Code QR : ${what}`,
};

export const words = { en, fr };
