/** A new id of letters, figures and hyphens, unlike any other. Unlike `randomUUID`, it is there without https too. */
export const newId = () =>
  [...crypto.getRandomValues(new Uint32Array(4))].map((part) => part.toString(36)).join('-')
