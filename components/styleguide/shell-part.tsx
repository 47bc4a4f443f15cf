import { Header } from '@/components/shell/header'
import { NavPanel } from '@/components/shell/nav-panel'
import { OutboxBar } from '@/components/orders/outbox-bar'
import { ScreenSkeleton } from '@/components/shell/screen-skeleton'
import { badges } from '@/components/shopping/section-badges'
import { TimerForm } from '@/components/timers/timer-form'
import { TimerRow } from '@/components/timers/timer-row'
import { sampleTimers } from '@/components/styleguide/samples'
import { Columns, Inert, noop, Section, Specimen } from '@/components/styleguide/section'
import { clickFirst, WithInteraction, fillFields } from '@/components/styleguide/with-interaction'
import type { Timer } from '@/lib/timers/timers'

/** A fixed time, so that timers always show the same. */
const NOW = Date.UTC(2026, 4, 9, 18)
const MINUTE_MS = 60_000

/** A running, a paused and a finished timer. */
const timers = [12.5, undefined, -3].flatMap((minutes, index): Timer[] => {
  const [timer] = sampleTimers
  return timer
    ? [{ ...timer, id: `row-${index}`, endsAt: minutes === undefined ? null : NOW + minutes * MINUTE_MS }]
    : []
})

export function ShellPart() {
  return (
    <Section part="shell">
      <Specimen title="Шапка" hint="с меню и таймерами: то и другое открывается">
        <Header />
      </Specimen>
      <Specimen title="Панель" hint="для тех, кто вошёл, и для гостя">
        <Inert>
          <div className="laid-out flex flex-wrap gap-base">
            <NavPanel id="panel-signed-in" isSignedIn isClosing={false} onClose={noop} />
            <NavPanel id="panel-signed-out" isSignedIn={false} isClosing={false} onClose={noop} />
          </div>
        </Inert>
      </Specimen>
      <Columns>
        <Specimen title="Таймеры" hint="идёт, на паузе, закончился" isInSheet>
          <ul>
            {timers.map((timer) => (
              <TimerRow key={timer.id} timer={timer} now={NOW} onRemove={noop} />
            ))}
          </ul>
        </Specimen>
        <Specimen title="Таймер меняют" hint="не назвав и не сказав, на сколько" isInSheet>
          {timers.slice(0, 1).map((timer) => (
            <WithInteraction key={timer.id} run={submitBlank}>
              <TimerForm timer={timer} now={NOW} onDone={noop} />
            </WithInteraction>
          ))}
        </Specimen>
      </Columns>
      <Specimen title="Заказы, которые ждут сети" hint="первый раскрыт">
        <WithInteraction run={clickFirst('summary')}>
          <OutboxBar />
        </WithInteraction>
      </Specimen>
      <Specimen title="Числа у разделов" hint="сколько в списке и на какую сумму корзина">
        <div className="flex gap-base">
          <badges.list isInline />
          <badges.cart isInline />
        </div>
      </Specimen>
      <Specimen title="Экран загружается">
        <ScreenSkeleton />
      </Specimen>
    </Section>
  )
}

function submitBlank(root: HTMLElement) {
  fillFields(' ')(root)
  clickFirst('[type=submit]')(root)
}
