/**
 * Which responses may be cached for use offline. An error response, or the sign-in page of a public network, must not
 * replace a good one.
 */

/** True for a complete image: status 200 and an image content type. */
export const isCacheableImage = ({ status, headers }: Response) =>
  status === 200 && Boolean(headers.get('Content-Type')?.startsWith('image/'))

/** True for a response of the product API: status 200 with a JSON object or array. Leaves the body unread. */
export async function isCacheableJson(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  try {
    const content: unknown = await response.clone().json()
    return typeof content === 'object' && content !== null
  } catch {
    return false
  }
}
