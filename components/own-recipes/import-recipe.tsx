import { useRef } from 'react'

import { FoundList } from '@/components/own-recipes/found-list'
import { LeftOut } from '@/components/own-recipes/left-out'
import { ImportSources } from '@/components/own-recipes/import-sources'
import { RecipeForm } from '@/components/own-recipes/recipe-form'
import { RestoredLine } from '@/components/own-recipes/restored-line'
import { BackButton } from '@/components/ui/back-button'
import { Button } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { common } from '@/lib/feedback/messages'
import { draftOfRead } from '@/lib/own-recipes/draft'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import type { ReadRecipe } from '@/lib/recipe-import/read-recipe-text'
import { leftOutOf } from '@/lib/own-recipes/to-own-recipe'
import { type Found, useFoundRecipes } from '@/lib/own-recipes/use-found-recipes'
import { useMatcher } from '@/lib/own-recipes/use-matcher'
import { useSaveDraft } from '@/lib/own-recipes/use-save-draft'
import { useSaveImport } from '@/lib/own-recipes/use-save-import'
import { useUnsaved } from '@/lib/own-recipes/use-unsaved'
import { goBack } from '@/lib/router/navigation'
import type { ScreenProps } from '@/lib/router/screen-props'
import { useDocumentTitle } from '@/lib/router/use-document-title'

/** Reads a pasted text or files and shows what was understood, before anything is saved. */
export function ImportRecipe({ query }: Pick<ScreenProps, 'query'>) {
  useDocumentTitle(messages.paste)
  const top = useRef<HTMLDivElement>(null)
  const { whenKnown, ...names } = useMatcher()
  // The share sheet of the system and the bookmarklet fill the query.
  const shared = ['title', 'text', 'url'].flatMap((name) => query.get(name) ?? []).join('\n')
  // A shared text is in the address, and not to be replaced by an earlier one.
  const form = shared ? undefined : 'import'
  const { texts, setTexts, isRestored, startAnew } = useUnsaved(form, { text: shared })
  const { save, status, clearStatus, isBusy } = useSaveImport(whenKnown)
  const { found, problems, reading, discard, readText, readPage, readAll, keep } = useFoundRecipes(
    (hasFound) => {
      clearStatus()
      if (hasFound) top.current?.focus()
    },
  )
  // What was found in files or in a page leaves the text unsaved.
  const savedForm = found?.isOfText ? form : undefined
  const saveDraft = useSaveDraft({ whenKnown, form: savedForm })

  async function saveChosen(all: Found, chosen: ReadRecipe[]) {
    const rest = await save(chosen, all, savedForm)
    if (rest.recipes.length + rest.own.length > 0) keep(all, chosen, rest)
  }

  const isOne = found?.own.length === 0 && found.recipes.length === 1
  // What did not fit stays in the list.
  const only = isOne && !status ? found.recipes[0] : undefined
  const photo = found?.photo

  return (
    <div className="flex min-h-page flex-col gap-base">
      <BackButton label={common.back} onClick={goBack} />
      <ScreenTitle title={messages.paste} />
      {!found && <p className="max-w-text text-lead text-ink-soft">{messages.pasteIntro}</p>}
      <div ref={top} tabIndex={-1} className="flex flex-col gap-base outline-none">
        {found && <FoundSummary found={found} problems={problems} onChange={discard} />}
      </div>
      {!found && isRestored && <RestoredLine onStartAnew={startAnew} />}
      {!found && (
        <ImportSources
          query={query}
          onPage={readPage}
          text={texts.text}
          onText={(text) => setTexts({ text })}
          onParse={() => void readText(texts.text)}
          onFiles={(files) => void readAll(files)}
          problems={problems}
          status={reading}
        />
      )}
      {only && <LeftOut lines={leftOutOf(photo ? { leftOut: only.leftOut } : only)} />}
      {only && <RecipeForm initial={draftOfRead(only)} initialPhoto={photo} {...names} onSave={saveDraft} />}
      {found && !only && (
        <FoundList
          recipes={found.recipes}
          own={found.own}
          {...names}
          status={status}
          isBusy={isBusy}
          onSave={(chosen) => void saveChosen(found, chosen)}
        />
      )}
    </div>
  )
}

type FoundSummaryProps = { found: Found; problems: string[]; onChange: () => void }

/** How many recipes were found, the way back to the text, and what could not be read. */
const FoundSummary = ({ found, problems, onChange }: FoundSummaryProps) => (
  <>
    <div className="flex flex-wrap items-center justify-between gap-base">
      <p className="text-lead">
        {messages.found(found.recipes.length + found.own.length)}. {messages.previewHint}
      </p>
      <Button variant="secondary" onClick={onChange}>
        {messages.change}
      </Button>
    </div>
    {problems.map((problem) => (
      <p key={problem} className="text-label text-danger">
        {problem}
      </p>
    ))}
  </>
)
