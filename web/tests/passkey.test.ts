import { expect, test } from "vitest";
import { fromBase64, toBase64 } from "../src/core/passkey";

test("bytes survive base64 for URLs", () => {
  const bytes = Uint8Array.from({ length: 256 }, (_, at) => at);
  const text = toBase64(bytes.buffer);
  expect(text).toMatch(/^[A-Za-z0-9_-]+$/);
  expect(fromBase64(text)).toEqual(bytes);
});
