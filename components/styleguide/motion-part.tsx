import { useState } from 'react'

import { type PartProps, Row, Section, Specimen, Token, Tokens } from '@/components/styleguide/section'
import { Button } from '@/components/ui/button'
import tailwindConfig from '@/tailwind.config'

const { theme: tokens } = tailwindConfig

const durationUses = { quick: 'нажатия', calm: 'карточки и экраны' }

export function MotionPart({ theme }: PartProps) {
  return (
    <Section part="motion">
      <Specimen title="Переходы" hint={`разгон и торможение: ${theme.motion.easing}`}>
        <Tokens>
          {Object.entries(durationUses).map(([name, use]) => (
            <TransitionDemo
              key={name}
              name={name}
              value={theme.motion[name as keyof typeof durationUses]}
              use={use}
            />
          ))}
        </Tokens>
      </Specimen>
      <Specimen title="Движения">
        <Tokens>
          {Object.entries(tokens.animation).map(([name, value]) => (
            <AnimationDemo key={name} name={name} value={value} />
          ))}
        </Tokens>
      </Specimen>
    </Section>
  )
}

function TransitionDemo({ name, value, use }: { name: string; value: string; use: string }) {
  const [isAway, setIsAway] = useState(false)
  return (
    <li className="flex flex-col gap-tight">
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
    </li>
  )
}

function AnimationDemo({ name, value }: { name: string; value: string }) {
  const [played, setPlayed] = useState(0)
  return (
    <li className="flex flex-col gap-tight overflow-hidden">
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
    </li>
  )
}
