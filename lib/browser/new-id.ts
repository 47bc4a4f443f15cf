/** A random id of letters, digits and hyphens. Unlike `randomUUID`, it also works without HTTPS. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
