/** The upper half of the encoding of DOS in Western Europe, which old ERP systems in Brazil export. */
const codePage850 =
  'ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00ad±‗¾¶§÷¸°¨·¹³²■\u00a0'

/** Sequences of UTF-8 with more than one byte, in a text that was read byte by byte. */
const multiByte = /[\xc2-\xdf][\x80-\xbf]|[\xe0-\xef][\x80-\xbf]{2}|[\xf0-\xf4][\x80-\xbf]{3}/g
/** Accented letters of Portuguese after a letter, in code page 850 and in Windows-1252. */
const dosLetters = /[A-Za-z][\x80\x82-\x85\x87\x88\x90\x93\xa0-\xa3\xb5-\xb7\xc6\xe4]/g
const windowsLetters = /[A-Za-z][\xc0-\xc3\xc7-\xca\xcd\xd3-\xd5\xda\xe0-\xe3\xe7-\xea\xed\xf3-\xf5\xfa\xfc]/g

const count = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0

/**
 * Decodes the bytes of a text file: UTF-16 by its byte order mark, UTF-8, code page 850 or Windows-1252. A file of UTF-8
 * with a few damaged bytes stays UTF-8, and each of these bytes becomes U+FFFD.
 */
export function decodeText(bytes: Buffer): string {
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    const byByte = bytes.toString('latin1')
    const damaged = count(byByte.replace(multiByte, ''), /[\x80-\xff]/g)
    if (count(byByte, multiByte) > damaged || (bytes[0] === 0xef && bytes[1] === 0xbb)) {
      return new TextDecoder('utf-8').decode(bytes)
    }
    if (count(byByte, dosLetters) > count(byByte, windowsLetters)) {
      return byByte.replace(/[\x80-\xff]/g, (byte) => codePage850[byte.charCodeAt(0) - 0x80] ?? byte)
    }
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
