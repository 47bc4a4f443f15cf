import type { HocuspocusProviderWebsocket } from '@hocuspocus/provider'

/** Connects while there is a network, since each attempt without one logs an error. Returns a function that stops it. */
export function followNetwork(webSocket: HocuspocusProviderWebsocket): () => void {
  const connect = () => navigator.onLine && void webSocket.connect()
  const disconnect = () => {
    webSocket.disconnect()
    // Without a network the closing handshake takes until a time-out. Until then the socket would count as connected, and
    // `connect` would do nothing.
    webSocket.onClose({ event: new CloseEvent('close') })
  }
  addEventListener('online', connect)
  addEventListener('offline', disconnect)
  connect()
  return () => {
    removeEventListener('online', connect)
    removeEventListener('offline', disconnect)
  }
}
