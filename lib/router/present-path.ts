/**
 * Where the app has gone to, which the address tells a frame later. Apart from `navigation`, which takes the history into
 * its hands: pages without routes tell of their errors too.
 */
export const present: { path?: string } = {}
