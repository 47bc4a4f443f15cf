/**
 * Stands in for https://apis.google.com/js/api.js, which tests cannot reach: it passes messages between the page and
 * the hidden iframe of the Auth emulator, as Google's `gapi.iframes` does. The popup and the iframe are the emulator's.
 */
;(() => {
  /** The other side of a channel. A message waits for its handler; `send` gets the replies as an array. */
  function peerOf(other) {
    const handlers = new Map()
    const waiting = []
    const callbacks = []
    const handle = ({ type, data, call }) =>
      Promise.resolve(handlers.get(type)(data)).then((reply) =>
        other.postMessage({ gapi: 'reply', call, reply }, '*'),
      )

    addEventListener('message', ({ source, data: message }) => {
      if (source !== other || !message?.gapi) return
      if (message.gapi === 'reply') {
        try {
          callbacks[message.call]?.([message.reply])
        } catch {
          // The SDK's callback throws after it has done its work; the real library keeps that to itself.
        }
      } else if (handlers.has(message.type)) handle(message)
      else waiting.push(message)
    })
    return {
      register(type, handler) {
        handlers.set(type, handler)
        waiting
          .splice(0)
          .forEach((message) => (message.type === type ? handle(message) : waiting.push(message)))
      },
      send: (type, data, callback) =>
        other.postMessage({ gapi: 'call', type, data, call: callbacks.push(callback) - 1 }, '*'),
      ping: async (callback) => callback?.(),
      restyle: async () => {},
    }
  }

  const parentPeer = window === parent ? undefined : peerOf(parent)

  function open({ url, where, attributes: { style, ...attributes } }, onLoad) {
    const iframe = Object.assign(document.createElement('iframe'), { src: url })
    Object.assign(iframe.style, style)
    Object.entries(attributes).forEach(([name, value]) => iframe.setAttribute(name, value))
    where.append(iframe)
    const peer = peerOf(iframe.contentWindow)
    return new Promise((resolve) => iframe.addEventListener('load', () => resolve(onLoad(peer))))
  }

  window.gapi = {
    load: (_name, { callback }) => callback(),
    iframes: {
      CROSS_ORIGIN_IFRAMES_FILTER: {},
      getContext: () => ({ open, getParentIframe: () => parentPeer }),
    },
  }
  window[new URL(document.currentScript.src).searchParams.get('onload') ?? 'gapi_onload']?.()
})()
