import '@malote/ui/styles.css'
import { createRoot } from 'react-dom/client'
import { Guest } from './guest.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(<Guest />)
