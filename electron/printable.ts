/** A text with every control character but line breaks replaced: what a file or a page said cannot steer a terminal or feign lines. */
export const printable = (text: string): string => text.replace(/\r\n/g, '\n').replace(/[^\P{Cc}\n\t]/gu, '\ufffd');
