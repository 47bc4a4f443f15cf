import { type ChangeEvent, useRef, useState } from 'react'

import { Button } from '@/components/ui/button'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { shrinkPhoto } from '@/lib/own-recipes/shrink-photo'

type PhotoFieldProps = { photo: string | undefined; onChange: (photo: string | undefined) => void }

/** Chooses the photo of a recipe, which is made smaller on the device. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const [error, setError] = useState<string>()
  const latest = useRef<File>(undefined)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    currentTarget.value = ''
    if (!file) return
    latest.current = file
    setError(undefined)
    try {
      const small = await shrinkPhoto(file)
      if (latest.current === file) onChange(small)
    } catch {
      if (latest.current === file) setError(messages.photoWrong)
    }
  }

  return (
    <div role="group" aria-label={messages.photo} className="flex flex-col gap-tight">
      {photo && <img src={photo} alt="" className="aspect-card w-full rounded-card object-cover" />}
      <div className="flex flex-wrap gap-tight">
        <label className="relative inline-flex min-h-touch items-center justify-center rounded-control border-control border-edge bg-surface px-roomy py-tight text-label font-medium transition duration-quick hover:border-accent hover:text-accent has-focus-visible:outline-3 has-focus-visible:outline-offset-3 has-focus-visible:outline-focus">
          {messages.choosePhoto}
          <input
            type="file"
            accept="image/*"
            onChange={(event) => void choose(event)}
            className="absolute inset-0 cursor-pointer opacity-0"
          />
        </label>
        {photo && (
          <Button variant="quiet" onClick={() => onChange(undefined)}>
            {messages.removePhoto}
          </Button>
        )}
      </div>
      <p className="text-caption text-ink-soft">{messages.photoHint}</p>
      {error && (
        <p role="alert" className="text-label text-danger">
          {error}
        </p>
      )}
    </div>
  )
}
