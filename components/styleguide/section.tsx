import { type ReactNode, useId } from 'react'

import { type Part, parts } from '@/components/styleguide/address'
import type { Mode, Theme } from '@/lib/theme/theme-types'

/* The texts of the style guide are in its own files and not in a `messages.ts`: no visitor of the site reads them. */

/** What a part of the style guide may depend on. */
export type PartProps = { theme: Theme; mode: Mode }

/** The handler of specimens whose actions do nothing. */
export const noop = () => {}

type SectionProps = { part: Part; children: ReactNode }

export function Section({ part, children }: SectionProps) {
  const id = useId()
  return (
    <section
      aria-labelledby={id}
      data-part={part}
      className="flex flex-col gap-wide border-t border-line py-wide"
    >
      <h2 id={id} className="font-display text-title font-heavy tracking-tight">
        {parts[part]}
      </h2>
      {children}
    </section>
  )
}

type SpecimenProps = {
  title: string
  hint?: string
  /** Whether it stands on the surface of a sheet. */
  isInSheet?: boolean
  children: ReactNode
}

/** A state of a component with its name. */
export function Specimen({ title, hint, isInSheet = false, children }: SpecimenProps) {
  return (
    <div className="flex min-w-0 flex-col gap-snug">
      <h3 className="text-label font-bold">
        {title}
        {hint && <span className="font-plain text-ink-soft"> — {hint}</span>}
      </h3>
      {isInSheet ? (
        <div className="overflow-hidden rounded-card bg-surface p-roomy shadow-card">{children}</div>
      ) : (
        children
      )}
    </div>
  )
}

/** Specimens beside each other where the window is wide enough. */
export function Columns({ children }: { children: ReactNode }) {
  return <div className="grid items-start gap-roomy tablet:grid-cols-2">{children}</div>
}

export function Row({ children }: { children: ReactNode }) {
  return <div className="flex flex-wrap items-center gap-base">{children}</div>
}

/**
 * A state that is displayed only; another specimen is interactive. It is inert because a second landmark of the same name is an
 * accessibility error, and some components take the focus on mount.
 */
export function Inert({ children }: { children: ReactNode }) {
  return <div inert>{children}</div>
}

export function Tokens({ children }: { children: ReactNode }) {
  return <ul className="grid grid-cols-cards gap-base">{children}</ul>
}

type TokenListProps<Name extends string, Value> = {
  title: string
  hint?: string
  values: Record<Name, Value>
  itemClass?: string
  children: (name: Name, value: Value) => ReactNode
}

/** The tokens of a group, each with its sample. */
export function TokenList<Name extends string, Value>(props: TokenListProps<Name, Value>) {
  const { title, hint, values, itemClass, children } = props
  return (
    <Specimen title={title} hint={hint}>
      <Tokens>
        {(Object.entries(values) as [Name, Value][]).map(([name, value]) => (
          <li key={name} className={itemClass}>
            {children(name, value)}
          </li>
        ))}
      </Tokens>
    </Specimen>
  )
}

/** A token with its value from tailwind.config.ts. */
export function Token({ name, value }: { name: string; value: string }) {
  return (
    <span className="min-w-0 text-caption">
      <code className="block font-text font-bold">{name}</code>
      <code className="block font-text text-ink-soft">{value}</code>
    </span>
  )
}
