import { type ChangeEvent, useRef, useState } from 'react'

import { DataCard } from '@/components/account/data-card'
import { FilePreview } from '@/components/account/file-preview'
import { readExportFile } from '@/lib/user-data/export-file'
import { common } from '@/lib/feedback/messages'
import { myData } from '@/lib/user-data/messages'
import type { FilePhotos } from '@/lib/user-data/read-file-photos'
import { offerUndo } from '@/lib/feedback/offer-undo'
import { showToast } from '@/lib/feedback/toasts-store'
import { mergeUserData, type UserDataValues } from '@/lib/user-data/user-data'
import { addStoredData, type StoredData, readStoredData } from '@/lib/user-data/stored-data'

type Chosen = { values: UserDataValues; photos?: FilePhotos }

type UploadCardProps = {
  data: StoredData
  /** Receives the ids of recipes whose photos were added or removed. */
  onPhotos: (ids: string[]) => void
}

/** Reads a file and its photos, by code that few files need; or the sentence that says why that is not possible. */
async function readFile(file: File): Promise<{ chosen?: Chosen; problem?: string }> {
  const result = await readExportFile(file)
  if ('problem' in result) return { problem: `${myData.problems[result.problem]} ${myData.unchanged}` }
  const { values } = result
  if (result.photos === undefined) return { chosen: { values } }
  try {
    const { readFilePhotos } = await import('@/lib/user-data/read-file-photos')
    return { chosen: { values, photos: await readFilePhotos(result, readStoredData()) } }
  } catch {
    return { problem: common.lostPart }
  }
}

/** Adds the content of a file and offers to undo it. Throws when the storage refuses. */
async function addFile({ values, photos }: Chosen, onPhotos: UploadCardProps['onPhotos']) {
  const { data, counts } = mergeUserData(readStoredData(), values)
  const undo = addStoredData(data)
  const stored = await photos?.store()
  onPhotos(stored?.ids ?? [])
  const count = counts.reduce((sum, { added }) => sum + added, stored?.ids.length ?? 0)
  const undoAll = () => {
    undo()
    void stored?.undo().then(() => onPhotos(stored.ids))
  }
  if (stored?.failed) showToast({ type: 'warning', message: myData.photosNotAdded(stored.failed) })
  offerUndo(myData.added(count), myData.undone, undoAll, 'success')
}

/** Imports user data from a file, after a preview. */
export function UploadCard({ data, onPhotos }: UploadCardProps) {
  const [chosen, setChosen] = useState<Chosen>()
  const [problem, setProblem] = useState<string>()
  const input = useRef<HTMLInputElement>(null)
  const latestFile = useRef<File>(undefined)

  async function choose({ currentTarget }: ChangeEvent<HTMLInputElement>) {
    const file = currentTarget.files?.[0]
    if (!file) return
    setChosen(undefined)
    setProblem(undefined)
    latestFile.current = file
    const read = await readFile(file)
    // Another file has been chosen meanwhile.
    if (latestFile.current !== file) return
    // Allows the same file to be chosen again after it was corrected.
    currentTarget.value = ''
    setChosen(read.chosen)
    setProblem(read.problem)
  }

  function close() {
    setChosen(undefined)
    input.current?.focus()
  }

  function add(chosen: Chosen) {
    close()
    addFile(chosen, onPhotos).catch(() => setProblem(myData.noRoom))
  }

  return (
    <DataCard title={myData.back} hint={myData.backHint}>
      <label className="relative inline-flex min-h-touch items-center justify-center rounded-control border-control border-edge bg-surface px-roomy py-tight text-label font-medium transition duration-quick hover:border-accent hover:text-accent">
        {myData.upload}
        <input
          ref={input}
          type="file"
          accept="application/json,.json"
          onChange={choose}
          className="absolute inset-0 cursor-pointer opacity-0"
        />
      </label>
      {problem && (
        <p role="alert" className="text-label text-danger">
          {problem}
        </p>
      )}
      {chosen && (
        <FilePreview
          counts={mergeUserData(data, chosen.values).counts}
          photos={chosen.photos?.counts}
          onAdd={() => add(chosen)}
          onClose={close}
        />
      )}
    </DataCard>
  )
}
