/** Adds a `<link rel=preload>` with these properties. */
export function preload(as: 'image' | 'script', properties: Partial<HTMLLinkElement>): void {
  document.head.append(Object.assign(document.createElement('link'), { rel: 'preload', as }, properties))
}
