/** Copies the text of a field; returns whether that was allowed. Pages without `https:` have only the old way. */
export async function copyText(field: HTMLInputElement | HTMLTextAreaElement | null): Promise<boolean> {
  if (field === null) return false;
  // The text is selected, so that a person can copy it by hand if all else fails.
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
