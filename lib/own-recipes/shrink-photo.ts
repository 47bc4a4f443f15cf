const MAX_SIDE = 1280
const MAX_BYTES = 40 * 1024 * 1024
const QUALITY = 0.8

/** A photo as a data URL of at most 1280 px, WebP or JPEG. Rejects for a file that is no picture. */
export async function shrinkPhoto(file: Blob): Promise<string> {
  if (file.size > MAX_BYTES) throw new RangeError('The photo is too large')
  const bitmap = await createImageBitmap(file)
  const scale = Math.min(1, MAX_SIDE / Math.max(bitmap.width, bitmap.height))
  const canvas = document.createElement('canvas')
  canvas.width = Math.max(1, Math.round(bitmap.width * scale))
  canvas.height = Math.max(1, Math.round(bitmap.height * scale))
  const context = canvas.getContext('2d')
  if (!context) throw new TypeError('No canvas')
  context.drawImage(bitmap, 0, 0, canvas.width, canvas.height)
  bitmap.close()
  const webp = canvas.toDataURL('image/webp', QUALITY)
  // Safari cannot encode WebP and returns a PNG.
  return webp.startsWith('data:image/webp') ? webp : canvas.toDataURL('image/jpeg', QUALITY)
}
