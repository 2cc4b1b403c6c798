// The clipboard. Browsers allow it only for pages from https or from the local machine.

/** Copies a text and returns whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
