import { type SyntheticEvent, useState } from 'react'

import { FileButton } from '@/components/own-recipes/file-button'
import { TextArea } from '@/components/writing/text-area'
import { Button } from '@/components/ui/button'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'

export type PasteFormProps = {
  text: string
  onText: (text: string) => void
  onParse: () => void
  onFiles: (files: File[]) => void
  /** What is wrong with the text or the files. */
  problems: string[]
  /** Progress while files are being read. */
  status?: string
}

/** The text of a recipe, or files; both can also be dropped onto the form. */
export function PasteForm({ text, onText, onParse, onFiles, problems, status }: PasteFormProps) {
  const [isOver, setOver] = useState(false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onParse()
  }

  return (
    <form
      noValidate
      onSubmit={submit}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
      onDrop={(event) => {
        event.preventDefault()
        setOver(false)
        const files = [...event.dataTransfer.files]
        if (files.length > 0) onFiles(files)
        else onText(event.dataTransfer.getData('text/html') || event.dataTransfer.getData('text/plain'))
      }}
      className={`flex flex-col gap-base rounded-card p-roomy shadow-card ${isOver ? 'bg-accent-soft' : 'bg-surface'}`}
    >
      <TextArea
        label={messages.text}
        value={text}
        onChange={({ target }) => onText(target.value)}
        rows={8}
        className="max-h-sheet resize-y bg-surface"
        error={problems[0]}
      />
      {problems.slice(1).map((problem) => (
        <p key={problem} className="text-caption text-danger">
          {problem}
        </p>
      ))}
      <div className="flex flex-wrap items-center gap-tight">
        <Button type="submit" isBusy={status !== undefined}>
          {messages.parse}
        </Button>
        <FileButton label={messages.files} multiple onFiles={onFiles} />
      </div>
      <p className="text-caption text-ink-soft">{messages.filesHint}</p>
      <p role="status" className="text-label">
        {status}
      </p>
    </form>
  )
}
