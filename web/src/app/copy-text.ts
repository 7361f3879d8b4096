/** Copies what a field shows; whether that was allowed. Pages without a certificate have only the old way. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  if (field === null) return false;
  // If nothing helps, it can be copied by hand.
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
    return true;
  } catch {
    return copySelected();
  }
}

function copySelected(): boolean {
  try {
    return document.execCommand('copy');
  } catch {
    return false;
  }
}
