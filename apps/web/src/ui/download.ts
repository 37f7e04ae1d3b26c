/** Gives the person a file of JSON. */
export function downloadJson(name: string, json: string): void {
  downloadText(name, json, 'application/json');
}

export function downloadText(name: string, text: string, type = 'text/plain'): void {
  const address = URL.createObjectURL(new Blob([text], { type }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // Not at once: some browsers only begin to read it then.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}
