import { withLock } from '@/lib/browser/locks'
import { timers as messages } from '@/lib/timers/messages'
import { openStep } from '@/lib/router/open-step'
import { paths } from '@/lib/router/routes'
import { ring, unlockSound } from '@/lib/timers/sound'
import { useTimersStore } from '@/lib/timers/timers-store'
import { showToast } from '@/lib/feedback/toasts-store'
import { isOver, leftOf, SECOND_MS, type Timer } from '@/lib/timers/timers'

/** Tells the ends of timers, each once: of several tabs one that is seen rings, the others only show it. */

/** A hidden tab gives those that are seen the time to ring first. */
const GRACE_MS = 1500
/** What ended longer ago than a drowsy background tab takes to notice is not rung for any more, only told. */
const LATE_MS = 90 * SECOND_MS
/** For so long no other tab may ring for the same end; by then it knows that it was told. */
const CLAIM_MS = 3000
/** The longest that a browser waits: until somebody takes the toast away. */
const STAYS_MS = 2 ** 31 - 1
const VIBRATION_MS = [400, 200, 400, 200, 800]

/** The claims that this tab has made and not heard of yet. */
const claims = new Set<string>()

/** Tells the ends that have not been told. */
export function notifyFinished(timers: Timer[], now: number) {
  const grace = document.visibilityState === 'visible' ? 0 : GRACE_MS
  for (const timer of timers) {
    if (!timer.isNotified && isOver(timer, now) && -leftOf(timer, now) >= grace) void claim(timer)
  }
}

async function claim(timer: Timer) {
  const name = `timer-${timer.id}-${timer.endsAt}`
  if (claims.has(name)) return
  claims.add(name)
  const ringAndHold = (isOurs: boolean) => {
    if (!isOurs) return
    tell(timer)
    return new Promise((resolve) => setTimeout(resolve, CLAIM_MS))
  }
  await withLock(name, ringAndHold, { ifAvailable: true })
  claims.delete(name)
}

function tell(timer: Timer) {
  const { id, name, recipeTitle, endsAt } = timer
  const present = useTimersStore.getState().timers.find((one) => one.id === id)
  // Told, shifted or removed by another tab meanwhile.
  if (present?.isNotified !== false || present.endsAt !== endsAt) return
  const late = -leftOf(timer, Date.now())
  const isLate = late > LATE_MS
  const words = isLate ? messages.endedAgo(Math.floor(late / SECOND_MS)) : messages.ended
  const message = `${recipeTitle}. ${words}`
  useTimersStore.getState().change(id, (told) => ({ ...told, isNotified: true }))
  showToast({
    type: 'info',
    priority: true,
    title: messages.rings(name),
    message,
    action: messages.toStep,
    onClick: () => openStep(pathOf(timer)),
    timeOut: STAYS_MS,
  })
  if (isLate) return
  makeNoise()
  // One that cannot be shown, as where the service worker is only on its way: toast and ring have told it.
  notify(timer, message).catch(() => {})
}

const pathOf = ({ recipeId, step }: Timer) => paths.cooking(recipeId, step)

/** Until the first touch: whoever comes to the stove has heard it. */
function makeNoise() {
  onFirstTouch(ring())
  // Chrome complains about a page that nobody has touched yet.
  if (navigator.userActivation?.hasBeenActive) navigator.vibrate?.(VIBRATION_MS)
}

async function notify(timer: Timer, body: string) {
  if (!('Notification' in window) || Notification.permission !== 'granted') return
  const title = messages.rings(timer.name)
  const options = { body, tag: timer.id, data: pathOf(timer) }
  try {
    const notification = new Notification(title, options)
    notification.onclick = () => {
      window.focus()
      openStep(options.data)
      notification.close()
    }
  } catch {
    // On Android only a service worker may; a tap on it comes to `hearTaps`.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}

/** Opens the steps of notifications that were shown by the service worker, in whichever tab it chooses. */
export function openTappedNotifications(): () => void {
  const { serviceWorker: workers } = navigator
  const hear = ({ data }: MessageEvent) => {
    if (data?.type === 'OPEN') openStep(data.path)
  }
  workers?.addEventListener('message', hear)
  return () => workers?.removeEventListener('message', hear)
}

/** After a reload no click has allowed sounds yet: the first one, wherever it goes, does. */
export const unlockSoundOnFirstInput = () => onFirstTouch(unlockSound)

/** Calls back at the next press or key, wherever it goes; returns what stops waiting for it. */
function onFirstTouch(callback: () => void): () => void {
  const waiting = new AbortController()
  const stop = () => waiting.abort()
  const touch = () => {
    stop()
    callback()
  }
  for (const event of ['pointerdown', 'keydown'])
    addEventListener(event, touch, { capture: true, signal: waiting.signal })
  return stop
}
