import { useRef, useState } from 'react'

import { FileButton } from '@/components/own-recipes/file-button'
import { Button } from '@/components/ui/button'
import { ownRecipes as messages } from '@/lib/own-recipes/messages'
import { shrinkPhoto } from '@/lib/own-recipes/shrink-photo'

type PhotoFieldProps = { photo: string | undefined; onChange: (photo: string | undefined) => void }

/** The photo of a recipe, which is shrunk on the device once it is chosen. */
export function PhotoField({ photo, onChange }: PhotoFieldProps) {
  const [error, setError] = useState<string>()
  const latest = useRef<File>(undefined)

  async function choose(file: File) {
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
        <FileButton
          label={messages.choosePhoto}
          accept="image/*"
          onFiles={([file]) => file && void choose(file)}
        />
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
