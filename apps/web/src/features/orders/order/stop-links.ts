import { formatAddress, type Stop } from '@malote/api-client'

/** The address in a link of a map: its coordinates or, without them, its text. */
export function getMapTarget(address: Stop['address']): string {
  const { coordinates, postalCode } = address
  return coordinates ? `${coordinates.latitude},${coordinates.longitude}` : `${formatAddress(address)}, ${postalCode}`
}

/** @returns a link to a place in Google Maps, which phones open in their own app. It sends nothing before a click. */
export const getMapUrl = (target: string): string =>
  `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(target)}`

/** @returns a link that opens a WhatsApp message to a number; without a number, WhatsApp offers the contacts. */
export const getWhatsAppUrl = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
