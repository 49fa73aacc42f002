import '@malote/ui/styles.css'
import { Button, CssBaseline, Dialog } from '@mui/material'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Guest } from './guest.tsx'
import { GuestsInDialog } from './guests-in-dialog.tsx'

function Host() {
  const [open, setOpen] = useState(false)
  const [container, setContainer] = useState<HTMLElement | null>(null)
  return (
    <>
      <CssBaseline />
      <Button id="host-button" variant="contained" onClick={() => setOpen(true)}>
        Abrir anfitrião
      </Button>
      <Dialog
        open={open}
        onClose={() => setOpen(false)}
        aria-labelledby="host-dialog-title"
        slotProps={{ paper: { ref: setContainer } }}
      >
        <h2 id="host-dialog-title">Anfitrião</h2>
        <GuestsInDialog container={container} />
      </Dialog>
      <Guest />
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Host />)
