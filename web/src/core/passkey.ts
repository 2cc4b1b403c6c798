// Passkeys of this device or browser (WebAuthn). The server makes the challenges and checks the responses.
import * as api from "./api";
import type { Me, NewPasskeyOptions, PasskeyRow, Proof, UsedPasskey } from "./protocol";

/** Whether this browser can use passkeys here: it must be a secure page. */
export const possible = (): boolean => typeof PublicKeyCredential === "function";

export function toBase64(value: ArrayBuffer): string {
  const letters = Array.from(new Uint8Array(value), (byte) => String.fromCharCode(byte)).join("");
  return btoa(letters).replaceAll("+", "-").replaceAll("/", "_").replaceAll("=", "");
}

export function fromBase64(text: string): Uint8Array<ArrayBuffer> {
  const letters = atob(text.replaceAll("-", "+").replaceAll("_", "/"));
  return Uint8Array.from(letters, (letter) => letter.charCodeAt(0));
}

/** The credential of a browser dialog. A dialog that was closed throws a problem with a text. */
async function shown(ask: () => Promise<Credential | null>): Promise<PublicKeyCredential> {
  let found: Credential | null;
  try {
    found = await ask();
  } catch {
    throw new api.Problem(0, "passkey-cancelled", "");
  }
  if (!(found instanceof PublicKeyCredential)) throw new api.Problem(0, "passkey-cancelled", "");
  return found;
}

function newKey(options: NewPasskeyOptions): PublicKeyCredentialCreationOptions {
  return {
    challenge: fromBase64(options.challenge),
    rp: { id: options.site, name: "Dead Road" },
    user: { id: fromBase64(options.person), name: options.name, displayName: options.name },
    pubKeyCredParams: options.algorithms.map((alg) => ({ type: "public-key" as const, alg })),
    excludeCredentials: options.known.map((id) => ({ type: "public-key" as const, id: fromBase64(id) })),
    authenticatorSelection: { residentKey: "required", requireResidentKey: true, userVerification: "required" },
  };
}

/** Creates a passkey for the account. */
export async function create(name: string, proof: Proof): Promise<PasskeyRow> {
  const publicKey = newKey(await api.beginPasskey(proof));
  const made = await shown(() => navigator.credentials.create({ publicKey }));
  const response = made.response as AuthenticatorAttestationResponse;
  return api.addPasskey({
    name,
    id: toBase64(made.rawId),
    client: toBase64(response.clientDataJSON),
    attestation: toBase64(response.attestationObject),
  });
}

async function use(): Promise<UsedPasskey> {
  const options = await api.beginPasskeyUse();
  const publicKey = { challenge: fromBase64(options.challenge), rpId: options.site, userVerification: "required" as const };
  const used = await shown(() => navigator.credentials.get({ publicKey }));
  const response = used.response as AuthenticatorAssertionResponse;
  return {
    id: toBase64(used.rawId),
    client: toBase64(response.clientDataJSON),
    authenticator: toBase64(response.authenticatorData),
    signature: toBase64(response.signature),
  };
}

/** Logs in with a passkey of this browser. */
export const logIn = async (): Promise<Me> => api.logInByPasskey(await use());

/** A proof that takes the place of the password in one request. */
export const prove = async (): Promise<string> => api.proveByPasskey(await use());
