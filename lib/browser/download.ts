/** Downloads a text as a file of this name and media type. */
export function download(name: string, text: string, type: string) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Safari starts to read it later than the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
