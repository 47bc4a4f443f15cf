import { withLock } from '@/lib/browser/locks'
import { timers as messages } from '@/lib/timers/messages'
import { openStep } from '@/lib/router/open-step'
import { paths } from '@/lib/router/routes'
import { ring, unlockSound } from '@/lib/timers/sound'
import { useTimersStore } from '@/lib/timers/timers-store'
import { showToast } from '@/lib/feedback/toasts-store'
import { isOver, leftOf, SECOND_MS, type Timer } from '@/lib/timers/timers'

/** Notifies the user once about each finished timer: one visible tab rings, the others only show a toast. */

/** Delay of hidden tabs, so that a visible one rings first. */
const HIDDEN_TAB_DELAY_MS = 1500
/** A timer that finished longer ago gets a toast but no ring. Throttled background tabs notice an end within this time. */
const RING_LIMIT_MS = 90 * SECOND_MS
/** Lifetime of a tab's claim to ring; the stored state has reached the other tabs by then. */
const CLAIM_MS = 3000
/** The longest delay of setTimeout: the toast stays until it is dismissed. */
const MAX_TOAST_MS = 2 ** 31 - 1
const VIBRATION_MS = [400, 200, 400, 200, 800]

/** Pending claims of this tab. */
const claims = new Set<string>()

/** Notifies about finished timers that are not marked as notified. */
export function notifyFinished(timers: Timer[], now: number) {
  const grace = document.visibilityState === 'visible' ? 0 : HIDDEN_TAB_DELAY_MS
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
  // Another tab has notified, changed or removed it meanwhile.
  if (present?.isNotified !== false || present.endsAt !== endsAt) return
  const late = -leftOf(timer, Date.now())
  const isLate = late > RING_LIMIT_MS
  const words = isLate ? messages.endedAgo(Math.floor(late / SECOND_MS)) : messages.ended
  const message = `${recipeTitle}. ${words}`
  useTimersStore.getState().change(id, (told) => ({ ...told, isNotified: true }))
  showToast({
    type: 'info',
    priority: true,
    title: messages.rings(name),
    message,
    action: messages.toStep,
    path: pathOf(timer),
    onClick: () => openStep(pathOf(timer)),
    timeOut: MAX_TOAST_MS,
  })
  if (isLate) return
  makeNoise()
  // A notification may fail, for example before the service worker is active. Toast and ring have informed the user anyway.
  notify(timer, message).catch(() => {})
}

const pathOf = ({ recipeId, step }: Timer) => paths.cooking(recipeId, step)

/** Rings and vibrates until the next user input. */
function makeNoise() {
  onNextInput(ring())
  // Before the first user input Chrome logs an error instead of vibrating.
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
    // On Android only a service worker may show one; `openTappedNotifications` handles the tap.
    const worker = await navigator.serviceWorker?.getRegistration()
    await worker?.showNotification(title, options)
  }
}

/** Opens the step of a tapped notification when the service worker asks this tab to; returns the unsubscribe function. */
export function openTappedNotifications(): () => void {
  const { serviceWorker: workers } = navigator
  const hear = ({ data }: MessageEvent) => {
    if (data?.type === 'OPEN') openStep(data.path)
  }
  workers?.addEventListener('message', hear)
  return () => workers?.removeEventListener('message', hear)
}

/** Unlocks sounds on the first user input after a reload. */
export const unlockSoundOnFirstInput = () => onNextInput(unlockSound)

/** Runs the callback on the next press or key anywhere on the page; returns a function that cancels it. */
function onNextInput(callback: () => void): () => void {
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
