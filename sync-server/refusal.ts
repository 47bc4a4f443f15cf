/**
 * A request that the server declines. `code` is for programs, `message` a sentence for people who run the server, `status` that
 * of the HTTP response.
 */
export class Refusal extends Error {
  override name = 'Refusal'

  constructor(
    readonly status: number,
    readonly code: string,
    message: string,
  ) {
    super(message)
  }
}
