/**
 * Software that people run themselves, by the name that the title of its sign-in page has. What kits copy is left out:
 * mail and hosting panels (cPanel, Roundcube, Zimbra, Outlook), password managers.
 *
 * Source: the templates of each product in its own public repository or manual, as of 2026-11; by hand.
 */
export const SOFTWARE: RegExp = new RegExp(
  "\\b(?:" +
    // Applications.
    "phpmyadmin|phppgadmin|pgadmin|adminer|grafana|kibana|opensearch dashboards|jenkins|teamcity|gitea|forgejo|gogs|redmine|mantisbt|bugzilla|phabricator|nextcloud|owncloud|seafile|matomo|plausible|umami|metabase|superset|redash|plesk|directadmin|ispconfig|webmin|usermin|virtualmin|cockpit|proxmox|xen orchestra|pfsense|opnsense|openwrt|truenas|freenas|openmediavault|diskstation|portainer|rancher|argo cd|harbor|sonarqube|nexus repository|artifactory|airflow|rabbitmq|minio|keycloak|authentik|authelia|zitadel|zabbix|nagios|icinga|librenms|netdata|uptime kuma|checkmk|glpi|osticket|zammad|freescout|mattermost|rocket\\.chat|discourse|moodle|opencart|prestashop|typo3|joomla|django|dolibarr|odoo|erpnext|suitecrm|jellyfin|home assistant|node-red|n8n|guacamole|semaphore|awx|snipe-it|" +
    "mailcow|iredadmin|postfixadmin|cyberpanel|hestia|froxlor|aapanel|graylog|splunk|wazuh|prometheus|nginx proxy manager|pi-hole|adguard home|vaultwarden|wiki\\.js|bookstack|dokuwiki|mediawiki|xwiki|confluence|jira|bitbucket|bamboo|gerrit|gitbucket|gitlab|phpbb|vbulletin|xenforo|mybb|magento|shopware|drupal|koha|dspace|ilias|chamilo|limesurvey|redcap|jupyter(?:hub|lab)?|rstudio|espocrm|vtiger|sugarcrm|orangehrm|otrs|request tracker|freepbx|issabel|3cx|emby|photoprism|immich|sonarr|radarr|qbittorrent|octoprint|freeipa|privacyidea|shibboleth|simplesamlphp|openstack dashboard|" +
    // Routers, disks, servers, printers, cameras, gateways.
    "routeros|webfig|luci|fritz!box|speedport|livebox|vigor|edgeos|airos|unifi|omada|archer [a-z]{1,2}\\d+|netgear router|asus login|keenetic|hg\\d{4}\\w?|zxhn|gpon|synology|qnap|qts|readynas|asustor|terramaster|idrac\\d*|ilo \\d|ipmi|megarac|xclarity|network management card|laserjet|officejet|designjet|remote ui|web image monitor|command center rx|centreware|workcentre|versalink|bizhub|netsurveillance|hikvision|reolink|sunny webbox|solar-log|esxi|vcenter|vsphere|xcp-ng|globalprotect portal|(?:citrix|netscaler) gateway|ssl[ -]vpn|sonicwall|watchguard" +
    ")\\b",
  "i",
);
/** Words of titles and hosts that name nobody. */
export const NAMELESS: RegExp =
  /^(?:sign|sign-?in|login|logon|account|accounts|portal|secure|security|service|services|online|mail|webmail|email|home|page|welcome|your|with|from|web|site|cloud|access|user|member|members|update|verify|support|help|center|group|admin|official|free|company|shop|store|bank|banking)$/;
