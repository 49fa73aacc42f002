import './bootstrap.css'
import { createRoot } from 'react-dom/client'
import { Guest } from './guest.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <h1 id="host-title">Anfitrião</h1>
    <button id="host-button" type="button" className="btn btn-primary">
      Anfitrião
    </button>
    <Guest />
  </>,
)
