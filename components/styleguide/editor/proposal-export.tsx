import { useState } from 'react'

import { themeSource } from '@/components/styleguide/editor/theme-source'
import { Button } from '@/components/ui/button'
import { buttonClass } from '@/components/ui/button-class'
import { config } from '@/lib/config'
import { proposedTheme, type Proposal, writeProposal } from '@/lib/theme/theme-link'

/** Exports the proposal as source for tailwind.config.ts, and as a link that shows the app in it. */
export function ProposalExport({ proposal }: { proposal: Proposal }) {
  const [status, setStatus] = useState('')
  const source = themeSource(proposal.base, proposedTheme(proposal))
  const address = `${config.basePath}/#/?${writeProposal(proposal)}`

  async function copy(text: string, success: string, failure: string) {
    try {
      await navigator.clipboard.writeText(text)
      setStatus(success)
    } catch {
      setStatus(`Браузер не дал скопировать. ${failure}`)
    }
  }

  return (
    <section aria-label="Забрать" className="flex flex-col gap-tight">
      <Button
        size="small"
        onClick={() =>
          copy(
            source,
            'Значения скопированы: вставьте их в tailwind.config.ts.',
            'Значения — ниже, их можно выделить.',
          )
        }
      >
        Скопировать для tailwind.config.ts
      </Button>
      <a
        href={address}
        target="_blank"
        rel="noreferrer"
        className={buttonClass('secondary', 'small', 'hover:border-accent hover:text-accent')}
      >
        Открыть сайт в этой теме
      </a>
      <Button
        variant="secondary"
        size="small"
        onClick={() =>
          copy(
            new URL(address, location.href).href,
            'Ссылка скопирована. Тема — в ней самой, нигде больше.',
            'Откройте сайт в этой теме: ссылка — его адрес.',
          )
        }
      >
        Скопировать ссылку
      </Button>
      <p role="status" className="text-caption text-ink-soft">
        {status || 'Шрифты у сайта по ссылке — те, с которыми он собран.'}
      </p>
      <details>
        <summary className="flex min-h-touch items-center text-label font-medium">Значения</summary>
        <textarea
          readOnly
          aria-label="Значения для tailwind.config.ts"
          rows={12}
          value={source}
          className="block w-full rounded-control border-control border-edge bg-surface p-tight text-caption text-ink"
        />
      </details>
    </section>
  )
}
