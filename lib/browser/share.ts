/** Whether the browser has a share sheet. */
export const canShare = () => 'share' in navigator

/** Opens the share sheet of the system. Returns false if it failed, not if the visitor closed it. */
export async function share(data: ShareData): Promise<boolean> {
  try {
    await navigator.share(data)
    return true
  } catch (error) {
    return error instanceof DOMException && error.name === 'AbortError'
  }
}
