import { type ChangeEvent, type SyntheticEvent, useState } from 'react'

import { TextArea } from '@/components/writing/text-area'
import { Button } from '@/components/ui/button'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'

type PasteFormProps = {
  text: string
  onText: (text: string) => void
  onParse: () => void
  onFiles: (files: File[]) => void
  /** What is wrong with the text or the files. */
  problems: string[]
  /** What is being read, while it is. */
  status?: string
}

/** A text to be read, or files; files can also be dropped onto it. */
export function PasteForm({ text, onText, onParse, onFiles, problems, status }: PasteFormProps) {
  const [isOver, setOver] = useState(false)

  function submit(event: SyntheticEvent) {
    event.preventDefault()
    onParse()
  }

  function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const files = [...(currentTarget.files ?? [])]
    currentTarget.value = ''
    if (files.length > 0) onFiles(files)
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
        className="block max-h-sheet min-h-giant w-full resize-y rounded-control border-control border-edge bg-page px-base py-tight text-body text-ink"
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
        <label className="relative inline-flex min-h-touch items-center justify-center rounded-control border-control border-edge bg-surface px-roomy py-tight text-label font-medium transition duration-quick hover:border-accent hover:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
          {messages.files}
          <input
            type="file"
            multiple
            onChange={choose}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
      </div>
      <p className="text-caption text-ink-soft">{messages.filesHint}</p>
      <p role="status" className="text-label">
        {status}
      </p>
    </form>
  )
}
