/** Why the server refuses or closes a document (sync-server/README.md). */
export const reasons = {
  token: ['token-expired', 'token-invalid'],
  lost: ['no-access', 'removed', 'document-gone'],
  full: ['document-too-large', 'too-many-documents', 'too-many-connections'],
}

/** The code with which it closes a WebSocket after a message over its limit. */
export const MESSAGE_TOO_BIG = 1009
