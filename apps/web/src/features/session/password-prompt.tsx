import { lazy, Suspense, useEffect, useState } from 'react'
import { setPasswordPrompt } from '../../lib/http/api.ts'

const PasswordDialog = lazy(() =>
  import('./password-dialog.tsx').then((module) => ({ default: module.PasswordDialog })),
)

/** Requests the password when the server requires it for a request, which is sent again afterwards. */
export function PasswordPrompt() {
  const [answer, setAnswer] = useState<(isConfirmed: boolean) => void>()
  useEffect(() => setPasswordPrompt(() => new Promise<boolean>((resolve) => setAnswer(() => resolve))), [])
  if (!answer) return null
  return (
    <Suspense>
      <PasswordDialog
        onClose={(isConfirmed) => {
          setAnswer(undefined)
          answer(isConfirmed)
        }}
      />
    </Suspense>
  )
}
