import '@malote/ui/styles.css'
import { Button, CssBaseline, Dialog } from '@mui/material'
import { useState } from 'react'
import { createRoot } from 'react-dom/client'
import { Guest } from './guest.tsx'

function Host() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <CssBaseline />
      <Button id="host-button" variant="contained" onClick={() => setOpen(true)}>
        Abrir anfitrião
      </Button>
      <Dialog open={open} onClose={() => setOpen(false)} aria-label="Anfitrião">
        <p>Conteúdo do anfitrião</p>
      </Dialog>
      <Guest />
    </>
  )
}

createRoot(document.getElementById('root') as HTMLElement).render(<Host />)
