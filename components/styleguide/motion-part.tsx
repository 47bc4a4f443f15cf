import { useState } from 'react'

import { type PartProps, Row, Section, Token, TokenList } from '@/components/styleguide/section'
import { Button } from '@/components/ui/button'
import tailwindConfig from '@/tailwind.config'

const { theme: tokens } = tailwindConfig

const durationUses = { quick: 'нажатия', calm: 'карточки и экраны' }

export function MotionPart({ theme }: PartProps) {
  return (
    <Section part="motion">
      <TokenList
        title="Переходы"
        hint={`разгон и торможение: ${theme.motion.easing}`}
        values={durationUses}
        itemClass="flex flex-col gap-tight"
      >
        {(name, use) => <TransitionDemo name={name} value={theme.motion[name]} use={use} />}
      </TokenList>
      <TokenList
        title="Движения"
        values={tokens.animation}
        itemClass="flex flex-col gap-tight overflow-hidden"
      >
        {(name, value) => <AnimationDemo name={name} value={value} />}
      </TokenList>
    </Section>
  )
}

function TransitionDemo({ name, value, use }: { name: string; value: string; use: string }) {
  const [isAway, setIsAway] = useState(false)
  return (
    <>
      <Token name={`duration-${name}`} value={`${value}, ${use}`} />
      <span aria-hidden className="block rounded-pill bg-sunken">
        <span
          className="block w-half rounded-pill bg-accent p-tight"
          style={{
            transform: isAway ? 'translateX(100%)' : undefined,
            transition: `transform var(--motion-${name}) var(--motion-easing)`,
          }}
        />
      </span>
      <Row>
        <Button variant="secondary" size="small" onClick={() => setIsAway(!isAway)}>
          Сдвинуть {name}
        </Button>
      </Row>
    </>
  )
}

function AnimationDemo({ name, value }: { name: string; value: string }) {
  const [played, setPlayed] = useState(0)
  return (
    <>
      <Token name={`animate-${name}`} value={value} />
      <span aria-hidden className="block rounded-control bg-sunken p-tight">
        <span
          key={played}
          className="block size-touch rounded-control bg-accent"
          style={{ animation: played > 0 ? value : undefined }}
        />
      </span>
      <Row>
        <Button variant="secondary" size="small" onClick={() => setPlayed(played + 1)}>
          Сыграть {name}
        </Button>
      </Row>
    </>
  )
}
