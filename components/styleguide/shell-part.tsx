import { Header } from '@/components/shell/header'
import { NavPanel } from '@/components/shell/nav-panel'
import { OutboxBar } from '@/components/orders/outbox-bar'
import { ScreenSkeleton } from '@/components/shell/screen-skeleton'
import { TimerForm } from '@/components/timers/timer-form'
import { TimerRow } from '@/components/timers/timer-row'
import { sampleTimers } from '@/components/styleguide/samples'
import { Section, SheetGround, Specimen, Still } from '@/components/styleguide/section'
import { press, Tried, type } from '@/components/styleguide/tried'
import type { Timer } from '@/lib/timers/timers'

const nothing = () => {}

/** A clock that stands still: timers look the same whenever one looks. */
const NOW = Date.UTC(2026, 4, 9, 18)
const MINUTE_MS = 60_000

/** A timer of the samples as it ends so many minutes from now; without, it is held. */
const rows = [12.5, undefined, -3].flatMap((minutes, index): Timer[] => {
  const [timer] = sampleTimers
  return timer
    ? [{ ...timer, id: `row-${index}`, endsAt: minutes === undefined ? null : NOW + minutes * MINUTE_MS }]
    : []
})

/** What stands around the screens. */
export function ShellPart() {
  return (
    <Section part="shell">
      <Specimen title="Шапка" hint="с меню и таймерами: то и другое открывается">
        <Header />
      </Specimen>
      <Specimen title="Панель" hint="для тех, кто вошёл, и для гостя">
        <Still>
          <div className="laid-out flex flex-wrap gap-base">
            <NavPanel id="panel-signed-in" isSignedIn isClosing={false} onClose={nothing} />
            <NavPanel id="panel-signed-out" isSignedIn={false} isClosing={false} onClose={nothing} />
          </div>
        </Still>
      </Specimen>
      <div className="grid items-start gap-roomy tablet:grid-cols-2">
        <Specimen title="Таймеры" hint="идёт, на паузе, закончился">
          <SheetGround>
            <ul>
              {rows.map((timer) => (
                <TimerRow key={timer.id} timer={timer} now={NOW} onRemove={nothing} />
              ))}
            </ul>
          </SheetGround>
        </Specimen>
        <Specimen title="Таймер меняют" hint="не назвав и не сказав, на сколько">
          <SheetGround>
            {rows.slice(0, 1).map((timer) => (
              <Tried key={timer.id} by={spoil}>
                <TimerForm timer={timer} now={NOW} onDone={nothing} />
              </Tried>
            ))}
          </SheetGround>
        </Specimen>
      </div>
      <Specimen title="Заказы, которые ждут связи" hint="первый раскрыт">
        <Tried by={press('summary')}>
          <OutboxBar />
        </Tried>
      </Specimen>
      <Specimen title="Экран загружается">
        <ScreenSkeleton />
      </Specimen>
    </Section>
  )
}

function spoil(root: HTMLElement) {
  type(' ')(root)
  press('[type=submit]')(root)
}
