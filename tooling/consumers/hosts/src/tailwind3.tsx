import './tailwind3.css'
import { createRoot } from 'react-dom/client'
import { Guest } from './guest.tsx'

createRoot(document.getElementById('root') as HTMLElement).render(
  <>
    <h1 id="host-title" className="text-3xl">
      Anfitrião
    </h1>
    <button id="host-button" type="button" className="p-2 uppercase">
      Anfitrião
    </button>
    <Guest />
  </>,
)
