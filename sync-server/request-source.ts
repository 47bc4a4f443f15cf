import type { IncomingMessage } from 'node:http'
import type { Settings } from './settings'

/** Whether the site that sends a request may use the server. */
export const isFromAllowedSite = (
  { headers: { origin } }: IncomingMessage,
  { allowedOrigins }: Pick<Settings, 'allowedOrigins'>,
): boolean => allowedOrigins.length === 0 || (origin !== undefined && allowedOrigins.includes(origin))

/** The address of the client: behind a proxy that is trusted, the one that the proxy names. */
export function addressOf(
  { headers, socket }: IncomingMessage,
  { trustProxy }: Pick<Settings, 'trustProxy'>,
): string {
  const forwarded = trustProxy ? `${headers['x-forwarded-for'] ?? ''}`.split(',').at(-1)?.trim() : ''
  return forwarded || socket.remoteAddress || ''
}
