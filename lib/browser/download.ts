/** A file to be downloaded; `type` is its media type. */
export type DownloadFile = { name: string; text: string; type: string }

/** Downloads a file. */
export function download({ name, text, type }: DownloadFile) {
  const address = URL.createObjectURL(new Blob([text], { type }))
  Object.assign(document.createElement('a'), { href: address, download: name }).click()
  // Safari starts to read it later than the click.
  setTimeout(() => URL.revokeObjectURL(address), 60_000)
}
