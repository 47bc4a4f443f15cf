import { DataCard } from '@/components/account/data-card'
import { EraseCard } from '@/components/account/erase-card'
import { StoredCard } from '@/components/account/stored-card'
import { UploadCard } from '@/components/account/upload-card'
import { Button } from '@/components/ui/button'
import { ScreenTitle } from '@/components/ui/screen-title'
import { downloadExportFile } from '@/lib/user-data/export-file'
import { common } from '@/lib/feedback/messages'
import { useDocumentTitle } from '@/lib/router/use-document-title'
import { useStoredData } from '@/lib/user-data/use-stored-data'
import { myData } from '@/lib/user-data/messages'
import { titles } from '@/lib/router/titles'
import { navigate } from '@/lib/router/navigation'
import { readStoredData } from '@/lib/user-data/stored-data'
import { paths } from '@/lib/router/routes'
import { deleteAccount, eraseAccountEverywhere, forgetAccount, forgetAll } from '@/lib/account/erase'
import { config } from '@/lib/config'
import { renewOwnRecipes } from '@/lib/recipes/own/renew-own-recipes'
import { isSignedIn, useSessionStore } from '@/lib/session/session-store'
import { showToast } from '@/lib/feedback/toasts-store'

const column = 'flex flex-col gap-base desktop:gap-roomy'

async function exportData() {
  try {
    const left = await downloadExportFile(readStoredData())
    if (left > 0) showToast({ type: 'warning', message: myData.photosLeft(left) })
  } catch {
    showToast({ type: 'error', message: common.lostPart })
  }
}

async function erase(erasing: Promise<void>, done: string) {
  try {
    await erasing
    showToast({ type: 'success', message: done })
  } catch {
    showToast({ type: 'error', message: myData.notErased })
  }
}

// The two below log out, and a log-out leads to the categories (spec point 2).

function forgetAndLeave() {
  navigate(paths.categories)
  return erase(forgetAccount(), myData.forgotten)
}

const eraseAndLeave = <Outcome extends string>(erasing: Promise<Outcome>, texts: Record<Outcome, string>) =>
  erasing.then((outcome) => {
    if (outcome === 'done' || outcome === 'leftHere') navigate(paths.categories)
    showToast({ type: outcome === 'done' ? 'success' : 'error', message: texts[outcome] })
  })

/** The user data: what is stored, export, import, erasing. */
export function MyDataScreen() {
  useDocumentTitle(titles.myData)
  const data = useStoredData()
  const signedIn = useSessionStore(isSignedIn)

  return (
    <div className="flex flex-col gap-roomy">
      <div className="flex flex-col gap-tight">
        <ScreenTitle title={titles.myData} />
        <p className="max-w-text text-lead text-ink-soft">
          {config.syncUrl && signedIn ? myData.introSynced : myData.intro}
        </p>
      </div>
      <div className="grid items-start gap-base desktop:grid-cols-2 desktop:gap-roomy">
        <div className={column}>
          <StoredCard data={data} />
          <DataCard title={myData.copy} hint={myData.copyHint}>
            <Button onClick={() => void exportData()}>{myData.download}</Button>
          </DataCard>
          <UploadCard data={data} onPhotos={renewOwnRecipes} />
        </div>
        <div className={column}>
          {signedIn ? (
            <>
              <EraseCard {...myData.leaving} onErase={forgetAndLeave} />
              {config.syncUrl && (
                <EraseCard
                  {...myData.erasing}
                  onErase={() => eraseAndLeave(eraseAccountEverywhere(), myData.erasure)}
                />
              )}
              <EraseCard
                {...myData.deleting}
                onErase={() => eraseAndLeave(deleteAccount(), myData.deletion)}
              />
            </>
          ) : (
            <EraseCard {...myData.clearing} onErase={() => erase(forgetAll(), myData.cleared)} />
          )}
        </div>
      </div>
    </div>
  )
}
