/** What the router hands to every screen. */
export type ScreenProps = { id: string; query: URLSearchParams }
