import { vi } from 'vitest'

/** Catches what is downloaded from now on: the texts of the files, in their order. */
export function catchDownloads() {
  const blobs: Blob[] = []
  vi.spyOn(URL, 'createObjectURL').mockImplementation((blob) => {
    if (blob instanceof Blob) blobs.push(blob)
    return 'blob:file'
  })
  return { texts: () => Promise.all(blobs.map((blob) => blob.text())) }
}
