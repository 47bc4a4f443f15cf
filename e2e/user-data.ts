/** A file of the export of a visitor's data, as a file input takes it. */
export const jsonFile = (content: string) => ({
  name: 'tasty-2026-11-21.json',
  mimeType: 'application/json',
  buffer: Buffer.from(content),
})
