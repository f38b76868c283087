#!/usr/bin/env bash
# Squid 5.7 (Debian 12) in front of a server whose pages say `Cache-Control: no-cache` and have an ETag, but no Last-Modified. A browser that has the page asks with
# If-None-Match; Squid asks the server, is told 304, and sends the browser the whole page with 200 all the same (TCP_REFRESH_UNMODIFIED/200). By RFC 9111 §4.3.3 and
# RFC 9110 §13.1.2 it would answer 304. It does where the copy is fresh (TCP_INM_HIT/304), and where the browser sends If-Modified-Since besides.
# So pages that are to be asked for each time travel whole behind such a Squid. Needs apt-get of Debian 12, Node and curl.
# Exits with 1 when Squid answers otherwise than on 2026-11-29.
set -euo pipefail
folder="$(mktemp -d)"
cd "$folder"
chmod 755 "$folder"
end() {
  [ -n "${server:-}" ] && kill "$server" || true
  [ -n "${cache:-}" ] && kill "$cache" && wait "$cache" || true
  rm -rf "$folder"
}
trap end EXIT
apt-get download -qq squid=5.7-2+deb12u6 squid-common=5.7-2+deb12u6 squid-langpack libecap3 libltdl7 libtdb1 libnetfilter-conntrack3 libnfnetlink0 >/dev/null 2>&1
for package in *.deb; do dpkg-deb -x "$package" root; done

cat >server.mjs <<'JS'
import { createServer } from 'node:http';
const server = createServer((request, response) => {
  response.setHeader('ETag', '"one"');
  response.setHeader('Cache-Control', request.url === '/fresh' ? 'max-age=60' : 'no-cache');
  if (request.headers['if-none-match'] === '"one"') response.writeHead(304).end();
  else response.end('a page');
});
server.listen(0, '127.0.0.1', () => console.log(server.address().port));
JS
node server.mjs >port &
server=$!
until [ -s port ]; do sleep 0.1; done
port="$(node -e 'require("net").createServer().listen(0, "127.0.0.1", function () { console.log(this.address().port); this.close(); })')"
cat >squid.conf <<CONF
http_port 127.0.0.1:$port accel defaultsite=example.org
cache_peer 127.0.0.1 parent $(cat port) 0 no-query originserver
http_access allow all
mime_table $folder/root/usr/share/squid/mime.conf
icon_directory $folder/root/usr/share/squid/icons
error_directory $folder/root/usr/share/squid-langpack/en
unlinkd_program $folder/root/usr/lib/squid/unlinkd
pinger_enable off
shutdown_lifetime 1 second
pid_filename none
access_log none
cache_log $folder/cache.log
coredump_dir $folder
CONF
[ "$(id -u)" -eq 0 ] && chown -R nobody "$folder" && echo 'cache_effective_user nobody' >>squid.conf
libraries="$(dirname "$(find root -name 'libecap.so.3' | head -1)")"
LD_LIBRARY_PATH="$folder/$libraries" root/usr/sbin/squid -N -f "$folder/squid.conf" &
cache=$!
until curl -s -o /dev/null "http://127.0.0.1:$port/page"; do sleep 0.2; done

ask() { curl -s -o /dev/null -w '%{http_code}' -H 'If-None-Match: "one"' "${@:2}" "http://127.0.0.1:$port$1"; }
curl -s -o /dev/null "http://127.0.0.1:$port/fresh"
later='If-Modified-Since: Fri, 01 Jan 2038 00:00:00 GMT'
seen="$(ask /page) $(ask /page -H "$later") $(ask /fresh)"
echo "no-cache, If-None-Match alone, with If-Modified-Since, and a fresh copy: $seen"
if [ "$seen" = '200 304 304' ]; then echo 'Squid 5.7 behaves as described'; else
  echo 'Squid has CHANGED'
  exit 1
fi
