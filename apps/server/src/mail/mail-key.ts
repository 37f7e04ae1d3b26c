/** By what two addresses are the same: capitals make no other, nor does how the name of a host is written. */
export function mailKey(address: string): string {
  const at = address.lastIndexOf('@');
  const [box, host] = [address.slice(0, at), address.slice(at + 1)];
  const url = `http://${host}/`;
  return `${box.toLowerCase()}@${URL.canParse(url) ? new URL(url).hostname : host.toLowerCase()}`;
}
