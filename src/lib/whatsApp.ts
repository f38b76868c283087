/** The address by which WhatsApp takes a message that its user then sends to somebody. */
export const byWhatsApp = (message: string): string => `https://wa.me/?text=${encodeURIComponent(message)}`;
