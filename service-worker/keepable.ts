/** What may be kept for visits without a network: an error or the sign-in page of a café must not take its place. */

/** A picture that came whole. */
export const isPicture = ({ status, headers }: Response) =>
  status === 200 && Boolean(headers.get('Content-Type')?.startsWith('image/'))

/** An answer of the product API: JSON, and more than a bare value. */
export async function isAnswer(response: Response): Promise<boolean> {
  if (response.status !== 200) return false
  try {
    const answer: unknown = await response.clone().json()
    return typeof answer === 'object' && answer !== null
  } catch {
    return false
  }
}
